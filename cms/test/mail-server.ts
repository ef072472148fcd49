import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './listen.ts';

/** A received mail, decoded. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Headers and body. */
  readonly text: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** The oldest unread mail; waits for one. */
  next(): Promise<ReceivedMail>;
  /** Unread mails. */
  readonly waiting: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server that accepts everything. */
export async function openMailServer(): Promise<MailServer> {
  const waiting: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((socket) => {
    let said = '';
    let isBody = false;
    socket.setEncoding('utf8').write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (text: string) => {
      said += text;
      if (isBody && !said.endsWith('\r\n.\r\n')) return;
      if (isBody) {
        waiting.push(readMail(said));
        arrivals.emit('mail');
        said = '';
      }
      isBody = !isBody && /^DATA/im.test(text);
      socket.write(isBody ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server)}?ignoreTLS=true`,
    waiting,
    async next() {
      while (waiting.length === 0) await once(arrivals, 'mail');
      const [mail] = waiting.splice(0, 1);
      if (!mail) throw new Error('There is no mail.');
      return mail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(said: string): ReceivedMail {
  const addressAfter = (command: string) => new RegExp(`${command}:<([^>]*)>`, 'i').exec(said)?.[1] ?? '';
  return { from: addressAfter('MAIL FROM'), to: addressAfter('RCPT TO'), text: unquoted(said) };
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
