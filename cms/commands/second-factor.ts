import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { badRequest, conflict } from '../calls/call-error.ts';
import { runInRequest } from '../database/run-in-request.ts';
import { findGlobal } from '../queries/settings.ts';
import {
  enrollmentUri,
  hashRecoveryCode,
  newKey,
  newRecoveryCodes,
  stepOfCode,
} from '../access/one-time-codes.ts';
import { SecondFactorMissing, WRONG_CODE } from '../access/second-factor-missing.ts';

interface Staff {
  readonly id: number;
  readonly username?: string | null;
}

interface StoredFactor {
  readonly key: string;
  /** The stored ciphertext, which differs on each encryption. */
  readonly storedKey: string;
  readonly isConfirmed: boolean;
  readonly recoveryCodesLeft: number;
}

/** What users may know about their own second factor: never its key. */
export async function describeSecondFactor(req: PayloadRequest, { id }: Staff) {
  const factor = await findFactor(req, id);
  return {
    isOn: factor?.isConfirmed ?? false,
    isRequired: await isRequired(req.payload),
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
  };
}

/**
 * Creates a key for an authenticator app. Always a new one: a key that somebody saw earlier, with a stolen password,
 * must never become active. 409 if one is active already.
 */
export async function setUpSecondFactor(req: PayloadRequest, { id, username }: Staff) {
  const key = newKey();
  const stored = await runInRequest(
    req,
    sql`insert into second_factors as stored (admin_id, key) values (${id}, ${req.payload.encrypt(key)})
        on conflict (admin_id) do update set key = excluded.key where stored.confirmed_at is null returning 1`,
  );
  if (stored.length === 0) throw conflict('Your account already asks for a code.');
  return { key, qrCode: renderSVG(enrollmentUri(key, username ?? String(id))) };
}

/** Activates a new key with its first code. Returns the recovery codes, which are never shown again. */
export async function confirmSecondFactor(
  req: PayloadRequest,
  { id }: Staff,
  code: string,
): Promise<string[]> {
  const factor = await findFactor(req, id);
  if (!factor || factor.isConfirmed) throw conflict('There is no new key to confirm.');
  const codes = await confirm(req, id, factor, code);
  if (!codes) throw badRequest(WRONG_CODE);
  return codes;
}

/** 400 for a wrong code. */
export async function removeSecondFactor(req: PayloadRequest, { id }: Staff, code: string): Promise<void> {
  const factor = await findFactor(req, id);
  if (factor?.isConfirmed && !(await spendOwnCode(req, id, code))) throw badRequest(WRONG_CODE);
  await resetSecondFactor(req, id);
}

/** False if the account has no second factor, or the code is none of it. */
export async function spendOwnCode(req: PayloadRequest, adminId: number, code: string): Promise<boolean> {
  const factor = await findFactor(req, adminId);
  return factor?.isConfirmed ? spendCode(req, adminId, factor, code) : false;
}

export async function resetSecondFactor(req: PayloadRequest, adminId: number): Promise<void> {
  await runInRequest(req, sql`delete from second_factors where admin_id = ${adminId}`);
}

/**
 * The second step of a sign-in, after a correct password. Returns new recovery codes if the step set up the factor;
 * throws `SecondFactorMissing` if it cannot be taken yet.
 */
export async function takeSecondStep(
  req: PayloadRequest,
  { id }: Staff,
  code: string | undefined,
): Promise<string[] | undefined> {
  const factor = await findFactor(req, id);
  if (factor?.isConfirmed) {
    if (code === undefined) throw new SecondFactorMissing('code', id);
    if (!(await spendCode(req, id, factor, code)))
      throw new SecondFactorMissing('code', id, { isWrong: true });
    return undefined;
  }
  if (!(await isRequired(req.payload))) return undefined;
  if (!factor || code === undefined) throw new SecondFactorMissing('setup', id);
  const codes = await confirm(req, id, factor, code);
  if (!codes) throw new SecondFactorMissing('setup', id, { isWrong: true });
  return codes;
}

async function findFactor(req: PayloadRequest, adminId: number): Promise<StoredFactor | undefined> {
  const [row] = await runInRequest<Omit<StoredFactor, 'key'>>(
    req,
    sql`select key as "storedKey", confirmed_at is not null as "isConfirmed", cardinality(recovery_hashes) as "recoveryCodesLeft"
        from second_factors where admin_id = ${adminId}`,
  );
  return row && { ...row, key: req.payload.decrypt(row.storedKey) };
}

/** Only the key that the code belongs to: another window may have created a newer one. */
async function confirm(
  req: PayloadRequest,
  adminId: number,
  { key, storedKey }: StoredFactor,
  code: string,
): Promise<string[] | undefined> {
  const step = stepOfCode(key, code);
  if (step === null) return undefined;
  const codes = newRecoveryCodes();
  const confirmed = await runInRequest(
    req,
    sql`update second_factors set confirmed_at = now(), last_step = ${step},
          recovery_hashes = ${sql.param(codes.map(hashRecoveryCode))}
        where admin_id = ${adminId} and key = ${storedKey} and confirmed_at is null returning 1`,
  );
  return confirmed.length > 0 ? codes : undefined;
}

/** Each code works once, even with concurrent sign-ins. */
async function spendCode(
  req: PayloadRequest,
  adminId: number,
  { key }: StoredFactor,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(key, code);
  const hash = hashRecoveryCode(code);
  const spent = await runInRequest(
    req,
    step === null
      ? sql`update second_factors set recovery_hashes = array_remove(recovery_hashes, ${hash})
            where admin_id = ${adminId} and ${hash} = any(recovery_hashes) returning 1`
      : sql`update second_factors set last_step = ${step} where admin_id = ${adminId} and last_step < ${step}
            returning 1`,
  );
  return spent.length > 0;
}

async function isRequired(payload: Payload): Promise<boolean> {
  const { requiresSecondFactor } = await findGlobal(payload, 'site-settings');
  return requiresSecondFactor ?? false;
}
