import styles from './share-card.module.css';

interface LengthMeterProps {
  readonly what: string;
  /** In characters, as are the bounds. */
  readonly length: number;
  readonly least: number;
  readonly most: number;
}

/** Whether a text's length fits search results. */
export function LengthMeter({ what, length, least, most }: LengthMeterProps) {
  const advice =
    length > most
      ? `cut off after about ${most}`
      : length < least
        ? `room for ${most - length} more`
        : 'a good length';
  return (
    <p className={styles.meter}>
      <meter
        min={0}
        max={most * 1.5}
        low={least}
        high={most}
        optimum={(least + most) / 2}
        value={length}
        aria-hidden
      />
      {what}: {length} characters, {advice}
    </p>
  );
}
