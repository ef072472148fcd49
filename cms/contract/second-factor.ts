import { z } from 'zod';
import { loginSchema } from './accounts.ts';
import { admins, refusals, staff } from './operation.ts';

/** A code from an authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const secondFactorCodeSchema = z
  .string('The code is required')
  .trim()
  .min(1, 'The code is required')
  .max(40, 'The code is too long');

/** For an authenticator app: the key to type, and the same as a QR code (SVG). */
export const secondFactorSetupSchema = z.object({ key: z.string(), qrCode: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

/** Shown once. */
export const recoveryCodesSchema = z.array(z.string());

export const getSecondFactor = staff.read('/api/desk/second-factor', {
  summary: 'Whether the own account asks for a code, and how many recovery codes are left.',
  responses: {
    200: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int().min(0) }),
  },
});

export const setUpSecondFactor = staff.write('POST', '/api/desk/second-factor/setup', {
  summary:
    'A new key for an authenticator app. It counts once a code of it is confirmed. 409 where one counts already.',
  responses: { 200: secondFactorSetupSchema, ...refusals(409) },
});

const codeBody = z.object({ code: secondFactorCodeSchema });
/** The own password, or a code: a session alone may be stolen. */
const proofBody = z.object({ proof: loginSchema.shape.password });

export const confirmSecondFactor = staff.write('POST', '/api/desk/second-factor/confirm', {
  summary:
    'The first code of a new key, with the password: from now on each sign-in asks for one. Answers the recovery codes, and ends every other session.',
  body: codeBody.extend(proofBody.shape),
  responses: { 200: z.object({ recoveryCodes: recoveryCodesSchema }), ...refusals(403, 409, 429) },
});

export const removeSecondFactor = staff.write('POST', '/api/desk/second-factor/remove', {
  summary: 'Turn off the second factor. Takes a code, and slows guesses the way a sign-in does.',
  body: codeBody,
  responses: { 204: 'empty', ...refusals(429) },
});

export const deleteStaff = admins.write('POST', '/api/desk/staff/{id}/delete', {
  summary: 'Delete somebody else’s staff account.',
  body: proofBody,
  responses: { 204: 'empty', ...refusals(404, 429) },
});

export const resetSecondFactor = admins.write('POST', '/api/desk/staff/{id}/second-factor/reset', {
  summary: 'Help somebody on staff who has lost phone and recovery codes: the password alone signs in again.',
  body: proofBody,
  responses: { 204: 'empty', ...refusals(404, 429) },
});
