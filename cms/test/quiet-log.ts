import type { Log } from '#cms/database/log';

const nothing = () => undefined;

export const quietLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
