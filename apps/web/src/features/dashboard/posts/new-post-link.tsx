import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { May } from '../../../staff/roles/may.tsx';

/** Opens the editor with an empty post, for those who may write. */
export function NewPostLink() {
  return (
    <May use="posts.edit">
      <ButtonLink to="/admin/blog" search={{ new: '1' }} size="sm" preload={false}>
        <Plus aria-hidden="true" className="icon" />
        New Post
      </ButtonLink>
    </May>
  );
}
