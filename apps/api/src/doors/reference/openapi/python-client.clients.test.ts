import { expect, test } from 'vitest';
import { generatePythonClient, runPython } from '../../../testing/server/python-client.ts';
import { openSiteWithKey } from '../../../testing/server/site-with-key.ts';
import { callAsVisitor } from '../../../testing/test-caller.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';

/** What somebody writes who has generated the client. */
const PROGRAM = `
import json, os
from urllib.parse import parse_qs, urlsplit
import tideline_client as tideline

configuration = tideline.Configuration(host=os.environ["SITE"])
configuration.access_token = os.environ["API_KEY"]
with tideline.ApiClient(configuration) as client:
    posts = tideline.PostsApi(client)
    for title in ["Ebb", "Flow", "Neap"]:
        body = tideline.PostsCreateBody(title=title, tags=["tides"], status="draft")
        for attempt in range(2):
            posts.posts_create(posts_create_body=body, idempotency_key=title)
    drafts, cursor = [], {}
    while cursor is not None:
        page, _, headers = posts.posts_list_with_http_info(status="draft", sort="title", limit=2, **cursor)
        drafts += [post.title for post in page]
        following = headers.get("Link", "").strip("<").partition(">")[0]
        cursor = {"cursor": parse_qs(urlsplit(following).query)["cursor"][0]} if following else None
    print("drafts", drafts)
    first = posts.posts_by_id(page[0].id)
    published = posts.posts_update(first.id, posts_update_body=tideline.PostsUpdateBody(status="published", expected_version=first.version))
    print("published", published.title, published.publish_date.year > 2000, first.publish_date)
    try:
        posts.posts_by_id("nothing")
    except tideline.ApiException as refusal:
        print("refused", refusal.status, json.loads(refusal.body)["error"])

    inquiries = tideline.InquiriesApi(client)
    for inquiry in inquiries.contacts_list():
        body = tideline.ContactsUpdateStatusBody(status="contacted")
        answered = inquiries.contacts_update_status(inquiry.id, contacts_update_status_body=body)
        print("inquiry", answered.email, answered.status, answered.package)
`;

test('a Python client from a public generator writes, reads, is refused and answers inquiries', async () => {
  const { origin, key, app, db } = await openSiteWithKey([
    'posts.read-drafts',
    'posts.edit',
    'posts.publish',
    'contacts.read',
    'contacts.edit',
  ]);
  await callAsVisitor(db).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
  const folder = await openTestFolder();
  await generatePythonClient((await app.inject('/api/openapi.json')).json(), folder);
  expect(await runPython(PROGRAM, folder, { SITE: origin, API_KEY: key })).toEqual([
    "drafts ['Ebb', 'Flow', 'Neap']",
    'published Neap True None',
    'refused 404 There is no post at this address.',
    'inquiry ada@example.com contacted None',
  ]);
});
