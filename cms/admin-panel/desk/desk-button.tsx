'use client';

interface DeskButtonProps {
  label: string;
  look?: 'primary' | 'secondary';
  size?: 'small' | 'medium';
  isOff?: boolean;
  /** For whom several buttons of one label need telling apart. */
  about?: string;
  onPress: () => void;
}

/** A button as the panel draws its own. */
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
      type="button"
      className={`btn btn--style-${look} btn--size-${size} btn--no-margin ${isOff ? 'btn--disabled' : ''}`}
      disabled={isOff}
      {...(about && { 'aria-label': `${label}: ${about}` })}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
