import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

/** A received mail, decoded. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Headers and body. */
  readonly text: string;
}

/** What the server says instead of taking a mail; `hang-up` takes it, and is gone before it has said so. */
export type MailFault = { readonly code: number; readonly text: string } | 'hang-up';

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The oldest unread mail; waits for one. */
  next(): Promise<ReceivedMail>;
  /** Unread mails. */
  readonly waiting: readonly ReceivedMail[];
  /** How many mails each address has got. */
  readonly mailboxes: ReadonlyMap<string, number>;
  /** Asked for each recipient, and for each mail when its words have come. */
  mood: (to: string, at: 'recipient' | 'words') => MailFault | undefined;
  close(): Promise<void>;
}

/** A mail server that accepts everything, unless its mood says otherwise. */
export async function openMailServer(): Promise<MailServer> {
  const waiting: ReceivedMail[] = [];
  const mailboxes = new Map<string, number>();
  const arrivals = new EventEmitter();
  const refuse = (fault: Exclude<MailFault, 'hang-up'>) =>
    Object.assign(new Error(fault.text), { responseCode: fault.code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const fault = mail.mood(address, 'recipient');
      done(fault && fault !== 'hang-up' ? refuse(fault) : null);
    },
    onData(stream, { envelope }, done) {
      void receive(stream, envelope, done);
    },
  });

  async function receive(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    // A sender may be killed in the middle.
    const said = await readText(stream).catch(() => null);
    const to = rcptTo[0]?.address ?? '';
    const fault = mail.mood(to, 'words');
    if (said === null || (fault && fault !== 'hang-up')) {
      done(fault && fault !== 'hang-up' ? refuse(fault) : new Error('Not all of it has come.'));
      return;
    }
    mailboxes.set(to, (mailboxes.get(to) ?? 0) + 1);
    waiting.push({ from: mailFrom ? mailFrom.address : '', to, text: unquoted(said) });
    arrivals.emit('mail');
    if (fault === 'hang-up') for (const { _socket } of server.connections as Set<Hung>) _socket.destroy();
    else done();
  }

  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    waiting,
    mailboxes,
    mood: () => undefined,
    async next() {
      while (waiting.length === 0) await once(arrivals, 'mail');
      const [oldest] = waiting.splice(0, 1);
      if (!oldest) throw new Error('There is no mail.');
      return oldest;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}

interface Hung {
  readonly _socket: { destroy(): void };
}

/** Decodes quoted-printable: soft line breaks and escaped bytes. */
function unquoted(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => `%${hex}`);
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}
