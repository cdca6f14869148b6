import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/blog/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_site/blog/"!</div>
}
