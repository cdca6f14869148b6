import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_site/services')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/_site/services"!</div>
}
