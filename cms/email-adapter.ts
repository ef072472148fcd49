import type { Transporter } from 'nodemailer';
import type { EmailAdapter } from 'payload';

interface EmailAdapterOptions {
  /** smtp://user:password@host:587; without one no mail is sent. */
  smtpUrl: string | undefined;
  /** Command-line tools have none. */
  siteUrl: string | undefined;
}

const SENDER_NAME = 'Marble Step';

/** Somebody waits for the answer; nodemailer itself would wait for two minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What a person is told who would need a mail to go on. */
export const NO_MAIL =
  'This site doesn’t send email, but another admin can set a new password for you under Staff.';

/** Mail over SMTP, or a line in the log for a mail that goes nowhere. (Payload's own fallback warns at every start.) */
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
      // Loaded by the first mail: most processes send none.
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url: smtpUrl, ...PATIENCE }),
      );
      await (await transport).sendMail(message);
    },
  });
}

/** The account that mail is sent with, where it is an address: few servers let it send under another. */
function senderAddress({ smtpUrl, siteUrl }: EmailAdapterOptions): string {
  const user = smtpUrl ? new URL(smtpUrl).username.replace('%40', '@') : '';
  return user.includes('@') ? user : `no-reply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}`;
}
