import { Button, type ButtonProps } from '../../../ui/controls/button.tsx';

export type RowButtonProps = Omit<ButtonProps, 'size' | 'aria-label' | 'children'> & {
  /** The words on the button. */
  act: string;
  /** What is acted on, read out after the act. */
  name: string;
};

/** An act on one of several things: shown as `Edit`, read out as `Edit: Low tide`. */
export function RowButton({ act, name, variant = 'quiet', ...rest }: RowButtonProps) {
  return (
    <Button {...rest} size="sm" variant={variant} aria-label={`${act}: ${name}`}>
      {act}
    </Button>
  );
}
