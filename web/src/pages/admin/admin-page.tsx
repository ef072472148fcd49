import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { currentAdminQuery } from '../../api/admin-session.ts';
import { failureWords } from '../../failures/failure-words.ts';
import { NoticePage } from '../../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { staffLoader } from '../../loading/load.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './admin-page.module.css';
import { CalendarSection } from './calendar-section.tsx';
import { CampaignSection } from './campaign-section.tsx';
import navStyles from './dashboard-nav.module.css';
import { readView, viewPath, VIEWS, type DashboardView } from './dashboard-view.ts';
import { InvoiceSection } from './invoice-section.tsx';
import { NumbersSection } from './numbers-section.tsx';
import { Overview } from './overview.tsx';
import { ReportSection } from './report-section.tsx';
import { useAdminActions, type AdminActions } from './use-admin-actions.ts';

/** The ad admins' dashboard: checks the session first, then shows what the roles allow (spec 2 §4, §6). */
export function Component() {
  return (
    <>
      <PageHead
        title="Ad Management Dashboard"
        description="Track banner ad performance and manage campaigns"
        robots={PRIVATE_PAGE}
      />
      <Gate />
    </>
  );
}

export const loader = staffLoader;

function Gate() {
  const isHydrated = useIsHydrated();
  const { logout } = useAdminActions();
  const session = useQuery({ ...currentAdminQuery, enabled: isHydrated });
  if (session.data) {
    const { username, roles } = session.data;
    if (roles.some((role) => role === 'admin' || role === 'ads')) return <Dashboard username={username} />;
    return (
      <NoticePage
        title="403 No access to ads"
        text={`You’re signed in as ${username}. Only staff with the “ads” role can see ads and their numbers. Ask an admin for it.`}
      >
        <ButtonLink to="/cms" newTab>
          Go to the editors’ desk
        </ButtonLink>
        <Button variant="outline" onClick={() => logout.mutate()}>
          Logout
        </Button>
      </NoticePage>
    );
  }
  if (session.isError) {
    const words = failureWords(session.error);
    return (
      <NoticePage
        title="We couldn’t open the dashboard"
        text={`We couldn’t check who’s signed in${words === null ? '.' : `: ${words}`}`}
      >
        <Button onClick={() => void session.refetch()}>Try again</Button>
      </NoticePage>
    );
  }
  if (session.data === null) return <Navigate to={paths.adminLogin} replace />;
  return (
    <div className={styles.session} role="status">
      <Spinner />
      <span>Loading…</span>
      <noscript>You’ll need JavaScript to use the dashboard.</noscript>
    </div>
  );
}

/** The overview (spec 2 §2, decisions §9), and beside it what has been sold: campaigns, calendar, reports. */
function Dashboard({ username }: { readonly username: string }) {
  const [params, setParams] = useSearchParams();
  const actions = useAdminActions();
  const view = readView(params);
  const onParams = (next: URLSearchParams) => setParams(next, { preventScrollReset: true });
  return (
    <Container className={styles.page}>
      <Head username={username} logout={actions.logout} />
      <DashboardNav view={view} />
      {view.is === 'overview' && <Overview params={params} onParams={onParams} actions={actions} />}
      {view.is === 'campaigns' && <CampaignSection />}
      {view.is === 'calendar' && <CalendarSection />}
      {view.is === 'reports' && (
        <>
          <ReportSection actions={actions} />
          <InvoiceSection />
        </>
      )}
      {view.is === 'numbers' && (
        <NumbersSection view={view} params={params} onParams={onParams} actions={actions} />
      )}
    </Container>
  );
}

function DashboardNav({ view }: { readonly view: DashboardView }) {
  // The pages of what was sold are reached from the campaigns.
  const current = view.is === 'numbers' ? 'campaigns' : view.is;
  return (
    <nav aria-label="Dashboard">
      <ul role="list" className={navStyles.nav}>
        {VIEWS.map((one) => (
          <li key={one.view}>
            <Link to={viewPath(one.view)} aria-current={one.view === current || undefined}>
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HeadProps {
  readonly username: string;
  readonly logout: AdminActions['logout'];
}

function Head({ username, logout }: HeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>Ad Management Dashboard</h1>
        <p className={styles.subtitle}>Track banner ad performance and manage campaigns</p>
      </div>
      <div className={styles.account}>
        <p className={styles.welcome}>
          Welcome, <strong>{username}</strong>
        </p>
        <Button variant="outline" size="small" disabled={logout.isPending} onClick={() => logout.mutate()}>
          Logout
        </Button>
      </div>
    </header>
  );
}
