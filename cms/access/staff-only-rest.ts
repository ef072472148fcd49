import { isRecord } from '#domain/is-record';
import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { CallError } from '../calls/call-error.ts';
import type { Endpoint, PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { isStaff } from './roles.ts';
import { databaseCode } from '../database/database-fault.ts';

/** The routes of Payload's REST API that need no session: ending one, and files shown on pages. */
const OPEN = {
  staff: ['post /logout', 'get /me'],
  uploads: ['get /file/:filename'],
};

const UNREADABLE = 'The request cannot be read.';
const GONE = 'Something that you chose is no longer there. Choose again.';

/**
 * Unused: the contract handles sign-in and forgotten passwords, the first account comes from settings, and accounts are neither verified by
 * mail nor locked.
 */
const UNUSED = /^\/(?:login$|forgot-password|reset-password|first-register|init|unlock|verify\/)/;
/** Jobs run by themselves. */
const RUN_BY_THE_SITE = /^\/(?:run|handle-schedules)/;
/** Preferences are stored by name and reset all at once; Payload fails on many inputs to these two routes. */
const NOT_OF_THE_PANEL = ['post /', 'delete /:key'];
const DINERS_SESSION = /^\/(?:logout|me|refresh-token)$/;

/**
 * Restricts Payload's REST API to staff, with one rule for all routes, whatever a collection's access allows. Diners
 * and strangers use the contract. `guarded` root endpoints (ours) check access themselves.
 */
export function staffOnlyRest(config: SanitizedConfig, guarded: readonly Endpoint[]): SanitizedConfig {
  for (const collection of config.collections) {
    // Payload would respond with 501 for collections without endpoints.
    collection.endpoints ||= [];
    const open = [
      ...(collection.slug === config.admin.user ? OPEN.staff : []),
      ...(collection.upload ? OPEN.uploads : []),
    ];
    const endpoints = collection.endpoints
      .filter((endpoint) => isUsed(endpoint, collection, config.admin.user))
      .map((endpoint) =>
        open.includes(`${endpoint.method} ${endpoint.path}`) ? readable(endpoint) : forStaff(endpoint),
      );
    Object.assign(collection, { endpoints });
  }
  for (const global of config.globals) {
    if (global.endpoints)
      global.endpoints = global.endpoints.filter((endpoint) => hasVersions(endpoint, global)).map(forStaff);
  }
  const endpoints = config.endpoints.map((endpoint) =>
    guarded.includes(endpoint) ? endpoint : forStaff(endpoint),
  );
  return Object.assign(config, { endpoints });
}

function isUsed(endpoint: Endpoint, collection: SanitizedCollectionConfig, staff: string): boolean {
  const { path } = endpoint;
  const { slug, auth } = collection;
  if (slug === 'payload-jobs' && RUN_BY_THE_SITE.test(path)) return false;
  if (slug === 'payload-preferences' && NOT_OF_THE_PANEL.includes(`${endpoint.method} ${path}`)) return false;
  if (auth && (UNUSED.test(path) || (slug !== staff && DINERS_SESSION.test(path)))) return false;
  return hasVersions(endpoint, collection);
}

/** Payload fails on version routes of collections without versions. */
function hasVersions({ path }: Endpoint, { versions }: { versions?: unknown }): boolean {
  return Boolean(versions) || !path.startsWith('/versions');
}

function forStaff<Known extends Endpoint>(endpoint: Known): Known {
  const { handler } = readable(endpoint);
  return {
    ...endpoint,
    handler: (req: PayloadRequest) => {
      if (!isStaff(req.user) && isOfMenu(req)) return Response.json({ value: null });
      if (!isStaff(req.user)) return refuse(403, 'You are not allowed to perform this action.');
      if (!hasSoundId(req)) return refuse(404, 'Not Found');
      // Payload fails on a missing or unreadable body; a read with a body would not read its query.
      if (endpoint.method !== 'get') req.data ??= {};
      return handler(req);
    },
  };
}

/** The panel asks whether its menu was left open also before somebody signs in. */
const isOfMenu = ({ method, routeParams }: PayloadRequest) => method === 'GET' && routeParams?.key === 'nav';

/** Rejects input on which Payload would fail. */
function readable<Known extends Endpoint>(endpoint: Known): Known {
  return {
    ...endpoint,
    handler: async (req: PayloadRequest) => {
      if (!hasReadableFilter(req.query)) return refuse(400, UNREADABLE);
      try {
        return await endpoint.handler(req);
      } catch (error) {
        if (isAboutValue(error) || isAboutField(error)) return refuse(400, UNREADABLE);
        if (isAboutReference(error)) return refuse(400, GONE);
        if (error instanceof CallError) return refuse(error.status, error.message, error.headers);
        throw error;
      }
    },
  };
}

/** Payload passes the id in the URL unchecked to the database, which fails on anything but a record id. */
function hasSoundId({ routeParams }: PayloadRequest): boolean {
  const id = routeParams?.id;
  return id === undefined || (/^[1-9]\d*$/.test(String(id)) && Number(id) <= LAST_RECORD_ID);
}

function refuse(status: number, message: string, headers?: Record<string, string>): Response {
  return Response.json({ errors: [{ message }] }, { status, ...(headers && { headers }) });
}

/** Geo operators: no collection has a point field, and Payload passes them to its adapter, which fails on them. */
const WITHOUT_MEANING = /"(?:near|within|intersects)":/;

/** Whether Payload can read a URL's query: the filter is an object or JSON, and the data is JSON. */
function hasReadableFilter({ where, data }: { where?: unknown; data?: unknown }): boolean {
  if (typeof data === 'string' && data !== '' && !isRecord(fromJson(data))) return false;
  if (where === undefined || where === '') return true;
  const filter = typeof where === 'string' ? fromJson(where) : where;
  if (typeof filter !== 'object' || filter === null) return false;
  return !WITHOUT_MEANING.test(JSON.stringify(filter));
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** PostgreSQL's class 22: a number too large for its column, a null character in a text. */
const isAboutValue = (error: unknown): boolean => databaseCode(error).startsWith('22');

/** A file requested by folder, a field that the database doesn't have. */
const isAboutField = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Cannot find field for path');

/** A reference to a missing record. Payload leaves that check to the database. */
const isAboutReference = (error: unknown): boolean => databaseCode(error) === '23503';
