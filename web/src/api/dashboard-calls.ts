import { callTable } from 'virtual:call-table';
import { callTable as dashboardTable } from 'virtual:dashboard-table';

// The calls of the ad admins' pages: every other page works without their rows.
Object.assign(callTable, dashboardTable);
