import { Switch } from '@base-ui/react/switch';
import styles from './status-switch.module.css';

interface StatusSwitchProps {
  readonly name: string;
  readonly isActive: boolean;
  /** In words, see `stateText`. */
  readonly state: string;
  readonly isPending: boolean;
  readonly onToggle: (isActive: boolean) => void;
}

/** The Active/Inactive switch of an ad, ON or OFF (spec 2 §2), and the ad's current state. */
export function StatusSwitch({ name, isActive, state, isPending, onToggle }: StatusSwitchProps) {
  return (
    <span className={styles.status}>
      <Switch.Root
        className={styles.switch}
        checked={isActive}
        disabled={isPending}
        onCheckedChange={onToggle}
        aria-label={`Show ${name}`}
      >
        <span className={styles.text} aria-hidden="true">
          {isActive ? 'ON' : 'OFF'}
        </span>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
      <span>{state}</span>
    </span>
  );
}
