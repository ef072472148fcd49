import { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { PATIENCE } from './email-adapter.ts';

/** Connections to the mail server, and mails over each before it is opened anew. */
const CONNECTIONS = 5;
const MAILS_PER_CONNECTION = 100;

type Plugged = SendMailOptions & { readonly onHandOver?: () => Promise<void> };
export type BulkMailer = ReturnType<typeof openBulkMailer>;

/** Sends many mails over few connections. */
export function openBulkMailer(smtpUrl: string) {
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    /** How many mails are under way at most. */
    atOnce: CONNECTIONS,
    /**
     * Resolves when the server has accepted the mail. `onHandOver` is awaited when the server has accepted sender and
     * recipient and waits for the words: until then, nothing can arrive. Rejects with the error of nodemailer.
     */
    async send(mail: SendMailOptions, onHandOver: () => Promise<void>): Promise<void> {
      transport ??= openTransport(smtpUrl);
      const plugged: Plugged = { ...mail, onHandOver };
      await (await transport).sendMail(plugged);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  const options: SMTPPool.Options = {
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: MAILS_PER_CONNECTION,
    ...PATIENCE,
  };
  const transport = createTransport(options);
  transport.use('stream', (mail, done) => {
    const { message } = mail;
    const { onHandOver } = mail.data as Plugged;
    const open = message.createReadStream.bind(message);
    // Nothing reads the words of a mail before the server has asked for them (DATA answered with 354).
    message.createReadStream = (...how) =>
      Readable.from(handOver(open(...how), onHandOver), { objectMode: false });
    done();
  });
  return transport;
}

async function* handOver(words: Readable, onHandOver: Plugged['onHandOver']) {
  await onHandOver?.();
  yield* words;
}
