import { readEnv } from '#cms/env';
import { openCms } from '#cms/open-cms';
import { EVERYTHING } from '#search';
import { searchStatement } from './search/postgres/search-statement.ts';
import { SERVING } from './search/postgres/tables.ts';
import { nearMissQuestions } from './search/postgres/near-misses.ts';
const nolog={debug(){},info(){},warn:console.warn,error:console.error};
const cms = await openCms({ env: readEnv({ ...process.env }), log: nolog as never });
const pool = cms.payload.db.pool;
async function ex(text:string, params:unknown[]){
  const r = await pool.query('explain (analyze, buffers off, timing on, summary on) '+text, params);
  console.log(r.rows.map((x:any)=>x['QUERY PLAN']).join('\n'));
}
await ex(`select q.word, w.word from jsonb_to_recordset($1::jsonb) as q(word text, most int, deletions text[], swapped text[])
           join search_words w on w.deletions && q.deletions
           where w.word <> q.word
             and (levenshtein_less_equal(w.word, q.word, q.most) <= q.most or w.word = any(q.swapped))`, [JSON.stringify(nearMissQuestions(['chesapeake']))]);
for (const [key, words, wq] of [['zzzzzz',['zzzzzz'],"'zzzzzz':*"],['chesapeake',[],"'chesapeake':*"],['pizza',[],"'pizza':*|'piazza'"]] as const) {
  const st = searchStatement(SERVING, { ...EVERYTHING, sort:'relevance', terms: { key, words } } as never, wq);
  await ex(st.text, st.params as unknown[]);
}
console.log((await pool.query('show random_page_cost')).rows);
await cms.close(); process.exit(0);
