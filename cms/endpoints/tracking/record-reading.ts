import type * as contract from '#contract/readership';
import { readSubjectOf } from '#domain/readership/read-subject';
import { callerAddress } from '../../calls/caller-address.ts';
import { notFound, tooManyRequests, unavailable } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { findReadKey } from '../../queries/read-subjects.ts';
import { service } from '../../start/services.ts';
import { isStaffSession } from '../../tracking/staff-sessions.ts';

/** Records that a page was viewed or read. The address is used only to detect floods and is not stored. */
export const recordReading: Handler<typeof contract.recordReading> = async ({
  body: { path, event, view },
  req: { headers, payload },
}) => {
  const subject = readSubjectOf(path);
  const key = subject && (await findReadKey(payload, subject));
  if (subject === null || key === null) throw notFound('The page');
  const receipt = await service('tracking')
    .receiveReading({
      kind: subject.kind,
      key,
      event,
      view,
      address: callerAddress(headers),
      userAgent: headers.get('user-agent') ?? '',
      isStaff: await isStaffSession(payload, headers.get('cookie')),
    })
    .catch((error: unknown) => {
      payload.logger.warn({ err: error }, 'A reading could not be stored');
      throw unavailable('The reading could not be counted.', 5);
    });
  if (receipt === 'flood') throw tooManyRequests('Too many reports from this address.', 60);
  if (receipt !== 'stored')
    throw unavailable('Too many reports at once. Please send it again in a moment.', 1);
  return { status: 204 };
};
