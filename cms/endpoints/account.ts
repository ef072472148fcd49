import type { AccountData } from '#contract/account';
import type { Payload, PayloadRequest } from 'payload';
import { noteForConfirmation } from '../account-mail/ask-for-confirmation.ts';
import { hashMailToken } from '../account-mail/mail-token.ts';
import { notifyOwner } from '../account-mail/notify-owner.ts';
import { findByPasswordToken } from '../account-mail/password-token.ts';
import { deliverMail } from '../account-mail/send-mail.ts';
import { sendNewPassword } from '../account-mail/send-new-password.ts';
import { CallError, notFound, badRequest } from '../calls/call-error.ts';
import { withHeaders } from '../calls/call-answer.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { type ChangedEmail, removeEmail, confirmNewEmail } from '../commands/account-email.ts';
import { checkProof } from '../commands/check-proof.ts';
import { type Account, serializeChanges } from '../commands/serialize-changes.ts';
import { renameDiner, storePassword, endSessions, deleteDiner } from '../commands/change-account.ts';
import { presentUser } from '../presenters/user.ts';
import {
  type AccountDataDoc,
  findAccountData,
  findAccountEmail,
  findByEmailToken,
} from '../queries/accounts.ts';
import { service } from '../start/services.ts';
import { readUpload } from '../uploads/read-upload.ts';
import { expiredDinerCookies, dinerCookies } from './accounts/diner-session.ts';
import { openSession } from './accounts/sign-in.ts';

const ANSWER = 'If that account has a confirmed email, a link is on its way. It works for one hour.';

export const accountHandlers = {
  changeName: async ({ user, body: { username }, req }) =>
    presentUser(await inTurn(req, user, () => renameDiner(req, user, username))),

  changePassword: async ({ user, body, req }) => {
    await inTurn(req, user, async () => {
      await checkProof(req, user, body.password);
      await storePassword(req, user, body.newPassword);
    });
  },

  signOutEverywhere: async ({ user, req }) => {
    await inTurn(req, user, () => endSessions(req, user));
    return withHeaders(undefined, expiredDinerCookies(req));
  },

  downloadAccountData: async ({ user, req }) => {
    const data = await findAccountData(req.payload, user.id);
    if (!data) throw notFound('Account');
    const reviews: AccountData['reviews'] = [];
    // Sequentially, because photos are large.
    for (const review of data.reviews)
      reviews.push({ ...review, photo: await readPhoto(req.payload, review.photo) });
    return withHeaders(
      { ...data, reviews },
      { 'content-disposition': 'attachment; filename="my-account.json"' },
    );
  },

  deleteAccount: async ({ user, body, req }) => {
    await inTurn(req, user, async () => {
      await checkProof(req, user, body.password);
      await deleteDiner(req, user);
    });
    return withHeaders(undefined, expiredDinerCookies(req));
  },

  getAccountEmail: ({ user, req }) => findAccountEmail(req.payload, user.id),

  changeEmail: async ({ user, body: { email, password }, req }) => {
    const { payload } = req;
    if (email !== '') requireMail();
    const { removed, mail } = await inTurn(req, user, async () => {
      await checkProof(req, user, password);
      if (email === '') return { removed: await removeEmail(payload, user.id) };
      const isKnown = (await findAccountEmail(payload, user.id)).email === email;
      return isKnown ? {} : { mail: await noteForConfirmation(payload, user.id, email) };
    });
    if (removed) await notifyFormerAddress(req, removed);
    if (mail) {
      await deliverMail(payload, email, mail).catch((error: unknown) => {
        payload.logger.error({ err: error }, 'A mail could not be sent');
        throw new CallError(502, 'We couldn’t send the mail. Try again in a few minutes');
      });
    }
    return findAccountEmail(payload, user.id);
  },

  confirmEmail: async ({ body, req }) => {
    const { payload } = req;
    const hash = hashMailToken(body.token);
    const account = await findByEmailToken(payload, hash);
    const changed =
      account &&
      (await inTurn(req, { collection: 'users', ...account }, () => confirmNewEmail(payload, hash)));
    if (!changed) throw badRequest('This link has been used, or is too old');
    await notifyFormerAddress(req, changed);
    return { message: 'Your email is confirmed.' };
  },

  /** Responds before any lookup, so that neither text nor timing reveals who has an account. */
  forgotPassword: async ({ body, req: { payload } }) => {
    requireMail();
    void sendNewPassword(payload, body.account).catch((error: unknown) =>
      payload.logger.error({ err: error }, 'Mails for a new password could not be sent'),
    );
    return { message: ANSWER };
  },

  /** Staff get no session: their sign-in may take a second step. */
  resetPassword: async ({ body, req }) => {
    const find = () => findByPasswordToken(req.payload, body.token);
    const account = await find();
    if (!account) throw tooLate();
    const { collection, username } = account;
    await inTurn(req, account, async () => {
      // Of simultaneous requests with one token, the first has changed the password to which it is bound.
      if (!(await find())) throw tooLate();
      await storePassword(req, account, body.newPassword);
    });
    if (collection === 'admins') return { ...presentUser(account), isStaff: true };
    const { token, user } = await openSession(req, collection, { username, password: body.newPassword });
    return withHeaders({ ...presentUser(user), isStaff: false }, dinerCookies(req, token));
  },
} satisfies SomeHandlers;

async function readPhoto(payload: Payload, photo: AccountDataDoc['reviews'][number]['photo']) {
  if (!photo) return null;
  const bytes = await readUpload(payload, 'place-photos', photo.filename);
  return bytes && { type: photo.type, base64: bytes.toString('base64') };
}

const tooLate = () => badRequest('This link has been used, or is too old. Ask for a new one');

const inTurn = <T>({ payload }: PayloadRequest, account: Omit<Account, 'id'>, work: () => Promise<T>) =>
  serializeChanges(payload, account, work);

const notifyFormerAddress = ({ payload }: PayloadRequest, { username, formerEmail }: ChangedEmail) =>
  notifyOwner(payload, { collection: 'users', username, email: formerEmail }, 'email');

function requireMail(): void {
  if (!service('runtime').smtpUrl) throw new CallError(503, 'This site can’t send email right now');
}
