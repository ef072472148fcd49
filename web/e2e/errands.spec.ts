import { runErrands } from './errands.ts';

/** On a phone, which most people have with them; `errands.nightly.spec.ts` runs them on a desk. */
runErrands('phone');
