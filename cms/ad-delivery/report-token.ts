import { createHmac } from 'node:crypto';
import { isSameSecret } from '../calls/is-same-secret.ts';

/** What the link of a report opens, and until when. */
export interface ReportClaim {
  readonly campaign: number;
  /** The last day on which it opens, in the city's calendar. */
  readonly lastDay: string;
}

/** The token of a report's link. Nothing is stored: whoever can sign can make another. */
export function signReport(secret: string, { campaign, lastDay }: ReportClaim): string {
  const claim = `${campaign}.${lastDay}`;
  return `${claim}.${createHmac('sha256', secret).update(`ad report of ${claim}`).digest('base64url')}`;
}

/** What a token opens, expired or not; `null` if it is made up. */
export function readReportToken(secret: string, token: string): ReportClaim | null {
  const [, campaign, lastDay] = /^(\d{1,9})\.(\d{4}-\d\d-\d\d)\./.exec(token) ?? [];
  if (campaign === undefined || lastDay === undefined) return null;
  const claim = { campaign: Number(campaign), lastDay };
  return isSameSecret(token, signReport(secret, claim)) ? claim : null;
}
