'use client';

interface DeskButtonProps {
  label: string;
  look?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  isOff?: boolean;
  /** Distinguishes several buttons with the same label for screen readers. */
  about?: string;
  /** Without it, the button submits its form. */
  onPress?: () => void;
}

/** A button in the panel's style. */
export function DeskButton({
  label,
  look = 'secondary',
  size = 'small',
  isOff = false,
  about,
  onPress,
}: DeskButtonProps) {
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={`btn btn--style-${look} btn--size-${size} btn--no-margin ${isOff ? 'btn--disabled' : ''}`}
      disabled={isOff}
      {...(about && { 'aria-label': `${label}: ${about}` })}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
