/**
 * Which folders may import which. Each rule's comment is shown to whoever violates it. `web/test/borders.test.ts`
 * checks that the rules fail; `npm run borders` runs them.
 */

/** A test, or a suite shared by several tests. */
const TEST = '\\.(test|contract)\\.tsx?$';
const TEST_FOLDERS = '^(cms/test|search/test|web/(test|e2e|bench|fuzz))/';
/** Entry points and other files that nothing imports. */
const ENTRIES = [
  '^web/(server/(main|start)|build/build)\\.ts$',
  '^web/src/entry-(client|server|development)\\.tsx?$',
  '^web/src/offline/offline-worker\\.ts$',
  // Collected by routes.tsx.
  '^web/src/pages/[^/]+/[^/]+-route\\.tsx$',
  '^cms/(generate|payload\\.config)\\.ts$',
  '^cms/admin-panel/',
  '^seed/[^/]+\\.ts$',
  '^seed/data/generate-sample-places\\.ts$',
  '^seed/data/advertising/draw-pictures\\.ts$',
  '^seed/data/editorial/scenes/draw-scenes\\.ts$',
  TEST,
  TEST_FOLDERS,
  // A plugin of vite.config.ts.
  '^web/build/(call-table|plain-imports)\\.ts$',
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
      'seed is an edge: it fills the house and nothing depends on it. Start it as a program, or move what you need to cms.',
    ),
    forbid(
      'nobody-imports-web',
      { path: '^(cms|search|seed)/' },
      { path: '^web/' },
      'web is an edge: the model and the rules work without a site. Move what you need to cms/domain or cms/contract.',
    ),
    forbid(
      'search-is-a-leaf',
      // An integration test also imports the tables, which a migration creates.
      { path: '^search/', pathNot: '\\.int\\.test\\.ts$' },
      { path: '^(cms|seed|web)/' },
      'search knows the index document and nothing else. Hand it what it needs as arguments.',
    ),
    forbid(
      'search-has-one-door',
      { path: '^(cms|seed|web)/' },
      { path: '^search/', pathNot: '^search/(index\\.ts$|judged/)' },
      'Import #search, never a file behind it: both engines hide there.',
    ),
    forbid(
      'web-searches-through-the-contract',
      { path: '^web/' },
      // The code that judges answers isn't part of search.
      { path: '^search/', pathNot: '^search/judged/' },
      'The site asks the contract, as any other client would; cms/queries is who asks #search.',
    ),
    forbid(
      'other-folders-by-their-name',
      { path: '^(cms|search|seed|web)/' },
      {
        path: '^(cms|search|seed|web)/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
      'Another folder is imported by its name (#domain/..., #contract/..., #cms/..., #search), not by ../../.',
    ),
    forbid(
      'domain-and-contract-by-their-name',
      { path: '^cms/', pathNot: '^cms/(domain|contract)/' },
      { path: '^cms/(domain|contract)/', dependencyTypesNot: ['aliased-subpath-import'] },
      'Inside cms, too, the rules and the wire are imported as #domain/... and #contract/...',
    ),

    // The core
    forbid(
      'domain-is-pure',
      { path: '^cms/domain/', pathNot: TEST },
      { pathNot: '^cms/domain/' },
      'A rule takes values and gives values: no packages, no Node, no other folder. Pass in what it needs.',
    ),
    forbid(
      'contract-is-domain-and-zod',
      { path: '^cms/contract/', pathNot: TEST },
      { pathNot: ['^cms/(contract|domain)/', '(^|/)node_modules/zod/'] },
      'The contract runs in the browser and is read by outsiders: zod and #domain only.',
    ),
    forbid(
      'endpoints-ask-queries',
      { path: '^cms/endpoints/', pathNot: TEST },
      { path: ['^cms/(collections|globals|database)/', '^search/'] },
      'An endpoint parses, authorises, asks a query and presents. Storage and index are read in cms/queries only.',
    ),
    forbid(
      'the-door-knows-no-room',
      { path: '^cms/calls/', pathNot: TEST },
      { path: '^cms/(endpoints|queries|presenters|collections|globals)/' },
      'The door guards and answers all calls alike; what a single call does is in cms/endpoints.',
    ),
    forbid(
      'storage-types-stop-at-the-presenters',
      { path: ['^cms/(endpoints|contract|domain)/', '^web/'], pathNot: [TEST, TEST_FOLDERS] },
      { path: '^cms/payload-types\\.ts$' },
      'What is stored is not what is served: let a presenter turn the document into a contract type.',
    ),
    forbid(
      'queries-do-not-present',
      { path: '^cms/queries/', pathNot: TEST },
      { path: '^cms/(presenters|endpoints)/' },
      'A query answers documents; the endpoint hands them to a presenter.',
    ),
    forbid(
      'presenters-ask-nobody',
      { path: '^cms/presenters/', pathNot: TEST },
      { pathNot: '^cms/(presenters/|contract/|domain/|queries/|payload-types\\.ts$)' },
      'A presenter is a function of the document it is given: contract, domain and stored types, nothing that runs.',
    ),
    forbid(
      'presenters-take-only-types-from-queries',
      { path: '^cms/presenters/', pathNot: TEST },
      { path: '^cms/queries/', dependencyTypesNot: ['type-only'] },
      'A presenter knows what a query answers (import type), but asks none. The endpoint asks.',
    ),
    forbid(
      'collections-do-not-serve',
      { path: '^cms/(collections|globals|access)/', pathNot: TEST },
      { path: '^cms/(endpoints|queries|presenters)/' },
      'Storage does not know how it is read or served.',
    ),
    forbid(
      'collections-take-only-words-from-the-wire',
      { path: '^cms/(collections|globals|access)/', pathNot: TEST },
      {
        path: '^cms/contract/',
        pathNot: '^cms/contract/(accounts|admin-session|ads|restaurants|reviews)\\.ts$',
      },
      'Storage shares lists of words with the wire (roles, tags, weekdays, price ranges, states of a review, lengths of texts); calls and answers are none of its business.',
    ),

    // The site
    forbid(
      'site-sees-rules-and-wire-only',
      { path: '^web/src/' },
      { path: ['^(cms|seed|search)/', '^web/server/'], pathNot: '^cms/(domain|contract)/' },
      'The site runs in the browser: of the other folders it sees #domain and #contract, types included.',
    ),
    forbid(
      'site-runs-in-a-browser',
      { path: '^web/src/', pathNot: ['^web/src/entry-server\\.tsx$', TEST] },
      { dependencyTypes: ['core'] },
      'There is no Node in a browser. What only the server does belongs to web/src/entry-server.tsx or web/server.',
    ),
    forbid(
      'host-uses-the-doors-of-cms',
      { path: '^web/server/', pathNot: TEST },
      { path: '^cms/(access|collections|globals|presenters|queries|payload\\.config\\.ts)' },
      'The host opens the CMS and passes requests on; it reads no content itself. Ask the contract.',
    ),
    forbid(
      'host-renders-through-the-entry',
      { path: '^web/server/', pathNot: TEST },
      { path: '^web/src/', pathNot: '^web/src/entry-server\\.tsx$' },
      'The server knows the site by its entry alone: what it needs is exported there.',
    ),
    forbid(
      'pages-are-islands',
      { path: '^web/src/pages/([^/]+)/' },
      { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
      'What two pages share lives in web/src/components, or in web/src/ui when it knows no restaurants.',
    ),
    forbid(
      'pages-are-on-top',
      { path: '^web/src/(api|components|head|hooks|ui)/' },
      { path: '^web/src/pages/' },
      'Pages are made of components, not the other way round.',
    ),
    forbid(
      'ui-knows-no-restaurants',
      { path: '^web/src/(ui|hooks)/', pathNot: TEST },
      { path: ['^cms/contract/', '^web/src/(api|components|pages)/'] },
      'ui and hooks know brand and behaviour. Take plain values as props, or move the file to components.',
    ),
    forbid(
      'site-api-shows-nothing',
      { path: '^web/src/api/', pathNot: TEST },
      {
        path: [
          '^web/src/(components|head|hooks|pages|ui)/',
          '\\.css$',
          'node_modules/(@base-ui|lucide-react|react-dom)/',
        ],
      },
      'web/src/api asks and tells; whether the visitor sees a toast is decided by who called.',
    ),

    // Everywhere
    forbid(
      'no-circles',
      {},
      { circular: true },
      'Two files that need each other are one file, or a third one waits to be named.',
    ),
    forbid(
      'no-forgotten-files',
      { path: ENTRIES },
      {
        path: '^(cms|search|seed|web)/.+\\.tsx?$',
        pathNot: [...ENTRIES, '\\.d\\.ts$', '/node_modules/'],
        reachable: false,
      },
      'Nothing that is started, and no test, leads to this file. Use it or delete it.',
    ),
    forbid(
      'tests-stay-outside',
      { path: '^(cms|search|seed|web)/', pathNot: [TEST, TEST_FOLDERS] },
      { path: [TEST, TEST_FOLDERS] },
      'What the product needs does not live among the tests.',
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
          '^seed/data/advertising/draw-pictures\\.ts$',
          '^web/build/',
          '^web/server/(app|renderer)\\.ts$',
          '^web/src/entry-development\\.ts$',
        ],
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
      'The production image has no devDependencies: move the package to dependencies.',
    ),
    forbid(
      'no-undeclared-packages',
      { path: '^(cms|search|seed|web)/', pathNot: TEST_FOLDERS },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'Add the package to package.json: that it is there at all is luck.',
    ),
    forbid(
      'no-broken-imports',
      {},
      // Names that only a bundler resolves: cms/payload.config.ts in the panel's build, Vite's virtual modules.
      { couldNotResolve: true, pathNot: '^(@payload-config$|virtual:)' },
      'This import leads nowhere.',
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
