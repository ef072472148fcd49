import type { Transporter } from 'nodemailer';
import type { EmailAdapter, Payload } from 'payload';
import type { Runtime } from '../start/runtime.ts';

type EmailAdapterOptions = Pick<Runtime, 'smtpUrl' | 'mailFrom' | 'trustedOrigins'>;

/** A user waits for the response; nodemailer's own timeout is two minutes. */
export const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Message for users who would need a mail. */
export const NO_MAIL =
  'This site doesn’t send email, but another admin can set a new password for you under Staff.';

/** Sends mail over SMTP, or logs a line for mail that is not sent. (Payload's own fallback warns at every start.) */
export function buildEmailAdapter(options: EmailAdapterOptions): EmailAdapter {
  const { smtpUrl } = options;
  // Each mail gets the site's name, as it is in the settings then.
  const sender = { defaultFromName: '', defaultFromAddress: senderAddress(options) };
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
  return ({ payload }) => ({
    ...sender,
    name: 'smtp',
    async sendEmail(message) {
      // Loaded on the first mail: most processes send none.
      transport ??= import('nodemailer').then(({ createTransport }) =>
        createTransport({ url: smtpUrl, ...PATIENCE }),
      );
      await (
        await transport
      ).sendMail({ ...message, from: await senderOf(payload, sender.defaultFromAddress) });
    },
  });
}

/** The sender of all mail: the site's name, as it is in the settings now. */
export async function senderOf(
  payload: Payload,
  address = payload.email.defaultFromAddress,
): Promise<{ name: string; address: string }> {
  const { siteName } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return { name: siteName, address };
}

/** Without MAIL_FROM: the SMTP account if it is an email address, since few servers accept another sender. */
function senderAddress({ smtpUrl, mailFrom, trustedOrigins: [siteUrl] }: EmailAdapterOptions): string {
  if (mailFrom) return mailFrom;
  const user = smtpUrl ? new URL(smtpUrl).username.replace('%40', '@') : '';
  return user.includes('@') ? user : `no-reply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}`;
}
