import type { PictureStore } from './uploads/picture-storage.ts';

/** What Payload's configuration needs from the process that loads it. */
export interface Runtime {
  databaseUrl: string;
  payloadSecret: string;
  /** Origins whose pages may use the staff cookie. */
  trustedOrigins: string[];
  /** True where the site is served over https: cookies are then never sent in the clear. */
  secureCookies: boolean;
  /** How much Payload logs, as a level of pino. */
  logLevel: string;
  /** Where mail is handed over; without one none is sent. */
  smtpUrl?: string | undefined;
  /** Where uploaded files are kept. */
  mediaFolder: string;
  /** The store that keeps them instead. */
  pictureStore?: PictureStore | undefined;
  /** Where files to be imported are kept. */
  importFolder: string;
}

/** Without a host (building the panel, generating types) there is nothing to connect to. */
export const BUILDING: Runtime = {
  databaseUrl: 'postgresql://nobody@127.0.0.1:1/none',
  payloadSecret: 'only-used-while-building',
  trustedOrigins: [],
  secureCookies: false,
  logLevel: 'warn',
  mediaFolder: 'media',
  importFolder: 'imports',
};
