'use client';

interface DeskButtonProps {
  label: string;
  look?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  isOff?: boolean;
  /** Distinguishes several buttons with the same label for screen readers. */
  about?: string;
  /** Without it, the button submits its form, with a name and value if it has them. */
  onPress?: () => void;
  name?: string;
  value?: string;
}

export function DeskButton({
  label,
  look = 'secondary',
  size = 'small',
  isOff = false,
  about,
  onPress,
  ...sent
}: DeskButtonProps) {
  return (
    <button
      {...sent}
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
