import type { FlightProgress } from '#contract/flight-progress';
import { stateText } from '#domain/ads/ad-run';
import { clickThrough } from '#domain/ads/click-through';
import { countText } from '#domain/words/quantities';
import type { ReactNode } from 'react';
import styles from './flight-progress.module.css';
import { percentText, runsText } from './number-texts.ts';

interface FlightProgressProps {
  readonly flight: FlightProgress;
  /** In the place of its name, such as a link with it. */
  readonly children?: ReactNode;
}

/** How a flight comes along: its state, its days and how much of its goal is delivered. */
export function FlightProgressItem({ flight, children }: FlightProgressProps) {
  const { name, startDay, endDay, goalKind, goal, delivered } = flight;
  return (
    <li>
      <p>
        {children ?? <strong>{name}</strong>} <span className={styles.state}>{stateText(flight)}</span>
      </p>
      <p>{runsText(startDay, endDay)}</p>
      {goal !== null && (
        <>
          <progress
            className={styles.progress}
            max={goal}
            value={Math.min(delivered, goal)}
            aria-label={name}
          />
          <p>
            {countText(delivered)} of {countText(goal)} {goalKind} (
            {percentText(clickThrough(delivered, goal))}). {paceText(flight)}
          </p>
        </>
      )}
    </li>
  );
}

/** What to expect of its goal, by the same measure as its state. */
function paceText({ state, missing, endDay }: FlightProgress): string {
  if (state === 'Behind')
    return `As readers come now, ${countText(missing)} will be missing on its last day.`;
  return state === 'Live' && endDay !== null ? 'It’s on pace.' : '';
}
