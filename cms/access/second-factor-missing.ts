import { APIError } from 'payload';

/** Thrown after a correct password if a code is needed, or an authenticator app must be set up first. */
export class SecondFactorMissing extends APIError {
  readonly needs: 'code' | 'setup';
  readonly adminId: number;
  /** The code sent was wrong. */
  readonly isWrong: boolean;

  constructor(needs: 'code' | 'setup', adminId: number, { isWrong = false } = {}) {
    super(isWrong ? WRONG_CODE : SENTENCES[needs], 401, undefined, true);
    this.needs = needs;
    this.adminId = adminId;
    this.isWrong = isWrong;
  }
}

export const WRONG_CODE = 'This code is wrong or was used before. Wait for the next one and try again.';

const SENTENCES = {
  code: 'Enter the code of your authenticator app, or a recovery code.',
  setup:
    'Your account needs a second step. Add it to an authenticator app at the desk (/cms), and enter the code it shows.',
};
