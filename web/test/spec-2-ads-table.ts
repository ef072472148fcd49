import { under, type SpecLine } from './spec-line.ts';

const DESK = 'web/e2e/ads-admin.spec.ts';
const CALL = 'web/server/admin-ads.int.test.ts';
const EVENTS = 'web/server/tracking.int.test.ts';

const LOGIN = "an 'Admin Login' card with Username and Password, both required, and Sign In";
const BUSY = "the button reads 'Signing In...' while it is busy; success greets and leads to /admin";
const REFUSED = "a wrong pair is 'Login failed' with the server's error, else 'Invalid credentials'";
const LOGOUT =
  "Logout: 'Logged out' / 'You have been logged out successfully', to /admin/login; failure 'Failed to logout'";
const DASHBOARD = 'title, subtitle, welcome line, four cards and two tables';
const MISSING = "without a field or a picture: 'Please fill in all fields and select an image'";
const FILE =
  'picking a file clears and closes the URL field, shows the slot at four heights, and warns of another size';
const CREATE = "'Creating...' while it is sent, then 'Ad created successfully', an empty form and a new row";
const NOT_CREATED = "what the server refuses is 'Failed to create ad', with its reason, and the form stays";
const TOGGLE = "the toggle is ON or OFF: 'Ad status updated successfully', 'Failed to update ad status'";
const DELETE = 'deleting asks first: Are you sure you want to delete "{name}"? This action cannot be undone.';
const SPINNER = 'a spinner while it is loading, then the sign-in for whoever has none';
const DECLARED = 'answers what it declares, under both of its names';
const STORED = 'is in both tables when the call answers, with network and user agent, no more of the address';
const IDENTITY =
  'received = counted + discarded, to the event, in raw rows and roll-up alike; CTR is the formula';
const ROLES = 'is for staff with the role ads or admin: 401 signed out, 403 for others, and nothing changes';

/** Every text and rule that spec 2 gives for ads, their numbers and the people who sell them. */
export const SPEC_2_ADS: readonly SpecLine[] = [
  ...under('§2 admin login', [
    ["'Admin Login', two required fields, 'Sign In'", DESK, LOGIN],
    ["'Signing In...'", DESK, BUSY],
  ]),
  ...under('§2 admin dashboard', [
    ['Title, subtitle, four cards, welcome line, Logout, two tables', DESK, DASHBOARD],
    ["'Create New Ad' dialog", DESK, CREATE],
    ['Active/Inactive toggle', DESK, TOGGLE],
    ['Delete action', DESK, DELETE],
    ['A spinner while the session is loading', DESK, SPINNER],
  ]),
  ...under('§3', [
    ['Ad, featured business, session and their fields', CALL, DECLARED],
    ['Tracking records', EVENTS, STORED],
  ]),
  ...under('§4 ad', [
    ['Switched by the toggle', CALL, 'takes it off the site at once, and puts it back'],
    ['Deletion is permanent', CALL, 'takes its picture along, at once and for good'],
    ['A new ad runs', CALL, 'at %s is on the site at once'],
  ]),
  ...under('§4 admin session', [
    ['Redirect to the login, spinner', DESK, SPINNER],
    ['After login to /admin', DESK, BUSY],
    ['After logout to /admin/login', DESK, LOGOUT],
  ]),
  ...under('§4 create-ad dialog', [
    ["'Creating...', reset, closed, refreshed", DESK, CREATE],
    ['A file clears and disables the URL', DESK, FILE],
  ]),
  ...under('§5', [
    ['Username and password are required', DESK, LOGIN],
    ["'Please fill in all fields and select an image'", DESK, MISSING],
    ['970x250', DESK, FILE],
    ['The question before a deletion', DESK, DELETE],
    ['Overall CTR', EVENTS, IDENTITY],
    [
      "'0.00' at none",
      'cms/domain/click-through.test.ts',
      '%i clicks of %i impressions are %s percent (spec 2 §5)',
    ],
  ]),
  ...under('§6', [['What an admin may do, and nobody else', CALL, ROLES]]),
  ...under('§7', [
    ['The calls and their answers', CALL, DECLARED],
    ['A 401 of the current admin', DESK, 'a session that ends elsewhere leads back to the sign-in'],
  ]),
  ...under('§8', [
    ["'Login failed', 'Invalid credentials'", DESK, REFUSED],
    [
      "'Error' / 'An error occurred during login'",
      DESK,
      "without a network: 'Error' / 'An error occurred during login'",
    ],
    ["'Login successful' / 'Welcome back, {name}!'", DESK, BUSY],
    ["'Ad status updated successfully', 'Failed to update ad status'", DESK, TOGGLE],
    ["'Ad deleted successfully', 'Failed to delete ad'", DESK, DELETE],
    ["'Ad created successfully'", DESK, CREATE],
    ["'Failed to create ad'", DESK, NOT_CREATED],
    ["'Logged out', 'Failed to logout'", DESK, LOGOUT],
  ]),
  ...under('§9', [
    ['Banner of 970x250', DESK, FILE],
    ['Featured businesses in their order', EVENTS, 'active featured businesses in their order'],
  ]),
];
