import type { Transporter } from 'nodemailer';
import type { EmailAdapter } from 'payload';

interface EmailAdapterOptions {
  /** smtp://user:password@host:587; if absent, no mail is sent. */
  smtpUrl: string | undefined;
  /** Absent in command-line tools. */
  siteUrl: string | undefined;
}

const SENDER_NAME = 'Marble Step';

/** A user waits for the response; nodemailer's own timeout is two minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Message for users who would need a mail. */
export const NO_MAIL =
  'This site doesn’t send email, but another admin can set a new password for you under Staff.';

/** Sends mail over SMTP, or logs a line for mail that is not sent. (Payload's own fallback warns at every start.) */
export function buildEmailAdapter({ smtpUrl, siteUrl }: EmailAdapterOptions): EmailAdapter {
  const sender = { defaultFromName: SENDER_NAME, defaultFromAddress: senderAddress({ smtpUrl, siteUrl }) };
  if (!smtpUrl) {
    return ({ payload }) => ({
      ...sender,
      name: 'no mail',
      async sendEmail({ subject }) {
        payload.logger.debug(`Not sent, since SMTP_URL is not set: "${subject}"`);
      },
    });
  }
  let transport: Promise<Transporter> | undefined;
  return () => ({
    ...sender,
    name: 'smtp',
    async sendEmail(message) {
      // Loaded on the first mail: most processes send none.
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url: smtpUrl, ...PATIENCE }),
      );
      await (await transport).sendMail(message);
    },
  });
}

/** The SMTP account if it is an email address: few servers accept another sender. */
function senderAddress({ smtpUrl, siteUrl }: EmailAdapterOptions): string {
  const user = smtpUrl ? new URL(smtpUrl).username.replace('%40', '@') : '';
  return user.includes('@') ? user : `no-reply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}`;
}
