/** What Payload's configuration needs from the process that loads it. */
export interface Runtime {
  databaseUrl: string;
  payloadSecret: string;
  /** Origins whose pages may use the staff cookie. */
  trustedOrigins: string[];
  /** True if the site is served over https: cookies are then never sent unencrypted. */
  secureCookies: boolean;
  /** Payload's log level, as in pino. */
  logLevel: string;
  /** SMTP server; if absent, no mail is sent. */
  smtpUrl?: string | undefined;
  /** Sender of mail; absent: derived from the SMTP server or the site. */
  mailFrom?: string | undefined;
  /** Where uploaded files are stored. */
  mediaFolder: string;
  /** Where import files are stored. */
  importFolder: string;
  /** How long an import can be undone. */
  undoDays: number;
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
  undoDays: 90,
};
