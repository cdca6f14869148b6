/** From an API key to the first article, in three languages. key-guide.test.ts runs each of them. */
import { EXAMPLE_ORIGIN } from '../code-samples.ts';

const CURL = `export API_KEY='tdl_…'

# What is there already, drafts included
curl --fail-with-body --silent '${EXAMPLE_ORIGIN}/api/posts?limit=5' \\
  --header "Authorization: Bearer $API_KEY"

# The first article, as a draft; the answer has its id
curl --fail-with-body --silent '${EXAMPLE_ORIGIN}/api/posts' \\
  --header "Authorization: Bearer $API_KEY" \\
  --json '{"title": "Written with curl", "content": "Hello, **reader**.", "status": "draft"}'

# Everybody may read it from now on
curl --fail-with-body --silent --request PUT '${EXAMPLE_ORIGIN}/api/posts/written-with-curl' \\
  --header "Authorization: Bearer $API_KEY" \\
  --json '{"status": "published"}'`;

const NODE = `const site = '${EXAMPLE_ORIGIN}';

async function call(method, path, body) {
  const response = await fetch(site + path, {
    method,
    headers: {
      Authorization: \`Bearer \${process.env.API_KEY}\`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

const draft = await call('POST', '/api/posts', {
  title: 'Written with Node',
  content: 'Hello, **reader**.',
  status: 'draft',
});
const post = await call('PUT', \`/api/posts/\${draft.id}\`, { status: 'published' });
console.log(\`\${site}/blog/\${post.id}\`);`;

const PYTHON = `import json, os, urllib.request

SITE = "${EXAMPLE_ORIGIN}"

def call(method, path, body):
    request = urllib.request.Request(
        SITE + path,
        method=method,
        data=json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["API_KEY"],
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

draft = call("POST", "/api/posts", {
    "title": "Written with Python",
    "content": "Hello, **reader**.",
    "status": "draft",
})
post = call("PUT", "/api/posts/" + draft["id"], {"status": "published"})
print(SITE + "/blog/" + post["id"])`;

/** The programs of the guide, by the name of their language. */
export const KEY_EXAMPLES = { curl: CURL, Node: NODE, Python: PYTHON } as const;
