import { POST_LIMITS } from '@tideline/domain/post';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ContentField } from './content-field.tsx';
import type { EditorStart } from './editor-start.ts';
import { toPostForm } from './post-form.ts';
import { PostDetails } from './post-details.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { PublishCheckDialog } from './publish-check-dialog.tsx';
import { PublishHints } from './publish-hints.tsx';
import { SearchPreview } from './search-preview.tsx';
import { usePostEditor } from './use-post-editor.ts';

export type PostEditorProps = {
  start: EditorStart;
  timeZone: string;
  siteTitle: string;
  onCreated: (id: string) => void;
  onClose: () => void;
};

/** The form of one post beside its preview. */
export function PostEditor({ start, timeZone, siteTitle, onCreated, onClose }: PostEditorProps) {
  const editor = usePostEditor({ start, timeZone, onCreated, onClose });
  const { form, change, question, save } = editor;
  const isNew = editor.postId === null;

  useEffect(() => {
    function saveOnShortcut(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog:modal')) save(false);
    }
    window.addEventListener('keydown', saveOnShortcut);
    return () => window.removeEventListener('keydown', saveOnShortcut);
  }, [save]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(true);
      }}
    >
      <div className="sticky top-14 z-10 -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-1 py-3">
        <Button size="sm" variant="quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="icon" />
          Back
        </Button>
        <h1 className="type-title text-title-s">{isNew ? 'New Post' : 'Edit Post'}</h1>
        <output className="text-sm text-muted max-sm:order-last max-sm:w-full sm:ml-auto">{saveState(editor)}</output>
        <Button
          size="sm"
          type="submit"
          className="max-sm:ml-auto"
          disabled={editor.isSaving}
          title="Ctrl+S saves and stays here"
        >
          {editor.isSaving ? 'Saving...' : isNew ? 'Create Post' : 'Update Post'}
        </Button>
      </div>
      <div className="grid gap-10 pt-6 pb-16 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <Field label="Title" hint={`${form.title.length} of ${POST_LIMITS.title} characters`}>
            {(control) => (
              <Input
                {...control}
                maxLength={POST_LIMITS.title}
                value={form.title}
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
          <Field
            label="Excerpt"
            hint={`${form.excerpt.length} of ${POST_LIMITS.excerpt.toLocaleString('en-US')} characters`}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={POST_LIMITS.excerpt}
                value={form.excerpt}
                onChange={({ target }) => change({ excerpt: target.value })}
              />
            )}
          </Field>
          <ContentField value={form.content} onValue={(content) => change({ content })} />
          <PostDetails form={form} ownCategory={start.base.category} timeZone={timeZone} onChange={change} />
          <PublishHints form={form} />
          <SearchPreview title={form.title} excerpt={form.excerpt} postId={editor.postId} siteTitle={siteTitle} />
        </div>
        <div className="self-start overflow-y-auto border-line max-xl:border-t max-xl:pt-8 xl:sticky xl:top-32 xl:max-h-[calc(100dvh-9rem)] xl:border-l xl:pl-10">
          <PreviewPane
            title={form.title}
            excerpt={form.excerpt}
            content={form.content}
            featuredImageUrl={form.featuredImageUrl}
          />
        </div>
      </div>
      {question?.kind === 'missing' ? (
        <PublishCheckDialog
          missing={question.parts}
          onPublish={() => editor.publishAnyway(question.isClosing)}
          onClose={editor.closeQuestion}
        />
      ) : null}
      {question?.kind === 'conflict' ? (
        <ConflictDialog
          conflicts={question.conflicts}
          mine={question.form}
          theirs={toPostForm(question.theirs, timeZone)}
          onDecide={(taken) => editor.settleConflict(question, taken)}
          onClose={editor.closeQuestion}
        />
      ) : null}
    </form>
  );
}

function saveState({ isSaving, isChanged, isKept, postId }: ReturnType<typeof usePostEditor>): string {
  if (isSaving) return 'Saving...';
  if (isChanged)
    return isKept ? 'Not saved yet; kept in this browser' : 'Not saved yet, and this browser cannot keep it';
  return postId === null ? '' : 'All changes saved';
}
