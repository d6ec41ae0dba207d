// What administrators ask of the server.
import { call, orNone } from './api';
import type { ActLine, Load, Overseen, Report, Sanction, Seat, Somebody, Substitute } from './types';

const at = (id: string) => `/admin/matches/${encodeURIComponent(id)}`;

export const admin = {
  load: () => call<Load>('/admin'),
  tables: async () => orNone(await call<Overseen[] | null>('/admin/matches')),
  close: (id: string, why: string) => call(`${at(id)}/close`, { body: { why } }),
  replace: (id: string, seat: Seat, to: Substitute, why: string) =>
    call<{ link?: string }>(`${at(id)}/replace`, { body: { seat, to, why } }),
  handOver: (id: string, seat: Seat, account: string, why: string) => call(`${at(id)}/hand-over`, { body: { seat, account, why } }),
  reports: async () => orNone(await call<Report[] | null>('/admin/reports')),
  settle: (id: string, why: string) => call(`/admin/reports/${id}`, { body: { why } }),
  people: async (name: string) => orNone(await call<Somebody[] | null>(`/admin/people?name=${encodeURIComponent(name)}`)),
  sanctions: async () => orNone(await call<Sanction[] | null>('/admin/sanctions')),
  sanction: (kind: 'mute' | 'ban', whom: string, hours: number, address: boolean, why: string) =>
    call('/admin/sanctions', { body: { kind, whom, hours, address, why } }),
  lift: (id: string, why: string) =>
    call(`/admin/sanctions/${encodeURIComponent(id)}?why=${encodeURIComponent(why)}`, { method: 'DELETE' }),
  readOnly: (on: boolean, why: string) => call('/admin/read-only', { method: 'PUT', body: { on, why } }),
  audit: async () => orNone(await call<ActLine[] | null>('/admin/audit')),
};
