import { runErrands } from './errands.ts';

runErrands('desk');
