import type { reportProblem as operation } from '#contract/submissions';
import type { Handler } from '../../calls/handler.ts';
import * as commands from '../../commands/report-problem.ts';

const RECEIPT = 'Thank you. Our data desk will look into it.';

export const reportProblem: Handler<typeof operation> = async ({ params, body, req }) => {
  await commands.reportProblem(req, params.id, body);
  return { status: 201, body: { message: RECEIPT } };
};
