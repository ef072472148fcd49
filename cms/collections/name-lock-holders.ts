import { isRecord } from '#cms/rich-text/text-node';
import type { CollectionAfterReadHook, SanitizedConfig } from 'payload';

/** Payload identifies lock holders by email, or else by id. Staff have usernames instead. */
export function nameLockHolders(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (locks) locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), withName];
  return config;
}

const withName: CollectionAfterReadHook = ({ doc }) => {
  const holder: unknown = doc.user?.value;
  if (isRecord(holder)) holder.email ??= holder.username;
  return doc;
};
