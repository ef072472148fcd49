/**
 * Which folders may import which. A violation shows its rule's comment. `web/test/borders.test.ts` checks that the
 * rules fail; `npm run borders` runs them.
 */

/** A test, or a suite shared by several tests. */
const TEST = '\\.(test|contract)\\.tsx?$';
const TEST_FOLDERS = '^(cms/test|search/test|web/(test|e2e|bench|fuzz))/';
/** Entry points and other files that nothing imports. */
const ENTRIES = [
  '^web/(server/(dev|main|start)|build/build)\\.ts$',
  '^web/src/boot/entry-(client|server|development)\\.tsx?$',
  '^web/src/offline/offline-worker\\.ts$',
  // Collected by routes.tsx.
  '^web/src/pages/[^/]+/[^/]+-page\\.tsx$',
  '^cms/(generate|endpoints/write-openapi|payload\\.config)\\.ts$',
  '^cms/admin-panel/',
  '^seed/[^/]+\\.ts$',
  TEST,
  TEST_FOLDERS,
  // A plugin of vite.config.ts.
  '^web/build/(call-table|city-modules)\\.ts$',
];

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // The four folders
    forbid(
      'nobody-imports-seed',
      { path: '^(cms|search|web)/' },
      { path: '^seed/' },
      'seed only provides content, and nothing depends on it. Run it as a program, or move what you need to cms.',
    ),
    forbid(
      'nobody-imports-web',
      { path: '^(cms|search|seed)/' },
      { path: '^web/' },
      'The model and the rules must work without the site. Move what you need to cms/domain or cms/contract.',
    ),
    forbid(
      'search-is-a-leaf',
      // An integration test also imports the tables, which a migration creates.
      { path: '^search/', pathNot: '\\.int\\.test\\.ts$' },
      { path: '^(cms|seed|web)/' },
      'search knows only the index document. Pass what it needs as arguments.',
    ),
    forbid(
      'search-has-one-door',
      { path: '^(cms|seed|web)/' },
      { path: '^search/', pathNot: '^search/(index\\.ts$|judged/)' },
      'Import #search, never a file behind it: the engines are private.',
    ),
    forbid(
      'web-searches-through-the-contract',
      { path: '^web/' },
      // The code that judges search results isn't part of search.
      { path: '^search/', pathNot: '^search/judged/' },
      'The site uses the contract like any other client; only cms/queries uses #search.',
    ),
    forbid(
      'other-folders-by-their-name',
      { path: '^(cms|search|seed|web)/' },
      {
        path: '^(cms|search|seed|web)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
      'Import another folder by its alias (#domain/..., #contract/..., #cms/..., #search), not by ../../.',
    ),
    forbid(
      'domain-and-contract-by-their-name',
      { path: '^cms/', pathNot: '^cms/(domain|contract)/' },
      { path: '^cms/(domain|contract)/', dependencyTypesNot: ['aliased-subpath-import'] },
      'Inside cms, too, import rules and contract as #domain/... and #contract/...',
    ),

    // The core
    forbid(
      'domain-is-pure',
      { path: '^cms/domain/', pathNot: TEST },
      { pathNot: '^(cms/domain/|cities/(city(-schemas)?|texts)\\.ts$)' },
      'A rule takes and returns values: no packages, no Node, no other folder but the facts of the city. Pass in what it needs.',
    ),
    forbid(
      'contract-is-domain-and-zod',
      { path: '^cms/contract/', pathNot: TEST },
      { pathNot: ['^cms/(contract|domain)/', '^cities/(city|texts)\\.ts$', '(^|/)node_modules/zod/'] },
      'The contract runs in the browser, and outsiders read it: it imports zod and #domain only.',
    ),
    forbid(
      'endpoints-ask-queries',
      { path: '^cms/endpoints/', pathNot: TEST },
      { path: ['^cms/(collections|globals|database)/', '^search/'] },
      'An endpoint parses, authorizes, calls a query and presents. Only cms/queries reads storage and index.',
    ),
    forbid(
      'the-door-knows-no-room',
      { path: '^cms/calls/', pathNot: TEST },
      { path: '^cms/(endpoints|queries|presenters|collections|globals)/' },
      'What a single call does belongs in cms/endpoints; cms/calls handles all calls alike.',
    ),
    forbid(
      'storage-types-stop-at-the-presenters',
      { path: ['^cms/(endpoints|contract|domain)/', '^web/'], pathNot: [TEST, TEST_FOLDERS] },
      { path: '^cms/payload-types\\.ts$' },
      'Stored documents are not served: let a presenter turn the document into a contract type.',
    ),
    forbid(
      'queries-do-not-present',
      { path: '^cms/queries/', pathNot: TEST },
      { path: '^cms/(presenters|endpoints)/' },
      'A query returns documents; the endpoint passes them to a presenter.',
    ),
    forbid(
      'presenters-ask-nobody',
      { path: '^cms/presenters/', pathNot: TEST },
      {
        pathNot:
          '^(cities/(city|texts)\\.ts$|cms/(presenters/|contract/|domain/|queries/|payload-types\\.ts$))',
      },
      'A presenter is a function of its document: it imports contract, domain and stored types, and nothing that does I/O.',
    ),
    forbid(
      'presenters-take-only-types-from-queries',
      { path: '^cms/presenters/', pathNot: TEST },
      { path: '^cms/queries/', dependencyTypesNot: ['type-only'] },
      'A presenter knows what a query returns (import type), but calls none. The endpoint does.',
    ),
    forbid(
      'collections-do-not-serve',
      { path: '^cms/(collections|globals|access)/', pathNot: TEST },
      { path: '^cms/(endpoints|queries|presenters)/' },
      'Storage must not know how it is read or served.',
    ),
    forbid(
      'collections-take-only-words-from-the-wire',
      { path: '^cms/(collections|globals|access)/', pathNot: TEST },
      {
        path: '^cms/contract/',
        pathNot: '^cms/contract/(accounts|admin-session|ads|restaurants|reviews)\\.ts$',
      },
      'Storage shares only constants with the contract (roles, tags, weekdays, price ranges, review states, text lengths), not requests and responses.',
    ),
    forbid(
      'one-way-out',
      {
        path: '^(cms|search|seed|web/(build|server))/',
        pathNot: [
          TEST,
          TEST_FOLDERS,
          '^cms/outbound/',
          // These listen, speak to PostgreSQL or to this site, or only tell whether a text is an IP address.
          '^cms/(database/(closable-pool|postgres-cluster)|calls/caller-address)\\.ts$',
          '^web/server/(env|http-server|listen|request-inside)\\.ts$',
          // Meilisearch, since search imports nothing.
          '^search/meilisearch/connection\\.ts$',
        ],
      },
      {
        path: ['^(dgram|dns|http|http2|https|net|tls)(/|$)', '(^|/)node_modules/(nodemailer|undici)/'],
        dependencyTypesNot: ['type-only'],
      },
      'Requests that leave the machine go through cms/outbound, which has the one rule for addresses.',
    ),

    // The site
    forbid(
      'site-sees-rules-and-wire-only',
      { path: '^web/src/' },
      { path: ['^(cms|seed|search)/', '^web/server/'], pathNot: '^cms/(domain|contract)/' },
      'The site runs in the browser: from other folders it imports only #domain and #contract, types included.',
    ),
    forbid(
      'site-runs-in-a-browser',
      { path: '^web/src/', pathNot: ['^web/src/boot/entry-server\\.tsx$', TEST] },
      { dependencyTypes: ['core'] },
      'A browser has no Node. Server-only code belongs in web/src/boot/entry-server.tsx or web/server.',
    ),
    forbid(
      'host-uses-the-doors-of-cms',
      { path: '^web/server/', pathNot: TEST },
      { path: '^cms/(access|collections|globals|presenters|queries|payload\\.config\\.ts)' },
      'The server starts the CMS and passes requests on; it reads no content itself. Use the contract.',
    ),
    forbid(
      'host-renders-through-the-entry',
      { path: '^web/server/', pathNot: TEST },
      { path: '^web/src/', pathNot: '^web/src/boot/entry-server\\.tsx$' },
      'The server imports the site only through its entry. Export what it needs there.',
    ),
    forbid(
      'pages-are-islands',
      { path: '^web/src/pages/([^/]+)/' },
      { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
      'Code that pages share belongs in web/src/components, or in web/src/ui if it has nothing to do with restaurants.',
    ),
    forbid(
      'pages-are-on-top',
      { path: '^web/src/(api|components|head|hooks|lists|ui)/' },
      { path: '^web/src/pages/' },
      'Pages use components, not the other way around.',
    ),
    forbid(
      'ui-knows-no-restaurants',
      { path: '^web/src/(ui|hooks)/', pathNot: TEST },
      { path: ['^cms/contract/', '^web/src/(api|components|lists|pages)/'] },
      'ui and hooks know only brand and behavior. Take plain values as props, or move the file to components.',
    ),
    forbid(
      'site-api-shows-nothing',
      { path: '^web/src/api/', pathNot: TEST },
      {
        path: [
          '^web/src/(components|head|hooks|lists|pages|ui)/',
          '\\.css$',
          'node_modules/(@base-ui|lucide-react|react-dom)/',
        ],
      },
      'web/src/api only sends requests and returns responses; the caller decides whether to show a toast.',
    ),

    // Everywhere
    forbid(
      'no-circles',
      {},
      { circular: true },
      'Merge two files that need each other, or move what they share to a third one.',
    ),
    {
      name: 'no-forgotten-files',
      severity: 'error',
      comment: 'No entry point and no test reaches this file. Use it or delete it.',
      from: {},
      // As there are no circles, the importers of a file that no entry reaches lead up to a file that nobody imports:
      // to look for that one takes a hundredth of the time of looking for a way from an entry to each file.
      module: {
        path: '^(cms|search|seed|web)/.+\\.tsx?$',
        pathNot: [...ENTRIES, '\\.d\\.ts$', '/node_modules/'],
        numberOfDependentsLessThan: 1,
      },
    },
    forbid(
      'tests-stay-outside',
      { path: '^(cms|search|seed|web)/', pathNot: [TEST, TEST_FOLDERS] },
      { path: [TEST, TEST_FOLDERS] },
      'Product code must not import test code.',
    ),
    forbid(
      'no-development-packages-at-run-time',
      {
        path: '^(cms|search|seed|web)/',
        // Build and development code isn't run in production: app and renderer load Vite on demand only.
        pathNot: [
          TEST,
          TEST_FOLDERS,
          '^cms/generate\\.ts$',
          '^web/build/',
          '^web/server/(app|renderer)\\.ts$',
          '^web/src/boot/entry-development\\.ts$',
        ],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
      'The production image has no devDependencies: move the package to dependencies.',
    ),
    forbid(
      'no-undeclared-packages',
      { path: '^(cms|search|seed|web)/', pathNot: TEST_FOLDERS },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'Add the package to package.json: it is installed only by chance.',
    ),
    forbid(
      'no-broken-imports',
      {},
      // Names that only a bundler resolves: cms/payload.config.ts in the panel's build, Vite's virtual modules.
      { couldNotResolve: true, pathNot: '^(@payload-config$|virtual:)' },
      'This import cannot be resolved.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cms/admin-panel/\\.next|web/node_modules)/|next-env\\.d\\.ts$' },
    // Type-only imports count too.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
