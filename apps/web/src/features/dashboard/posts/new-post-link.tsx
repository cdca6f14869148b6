import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { AddLabel } from '../../../staff/kit/buttons/add-label.tsx';
import { May } from '../../../staff/roles/may.tsx';

/** Opens the editor with an empty post, for those who may write. */
export function NewPostLink() {
  return (
    <May use="posts.edit">
      <ButtonLink to="/admin/blog" search={{ new: '1' }} size="sm" preload={false}>
        <AddLabel>New Post</AddLabel>
      </ButtonLink>
    </May>
  );
}
