export const tabs = [
  { name: 'profile', label: 'Profile' },
  { name: 'security', label: 'Security' },
  { name: 'notifications', label: 'Notifications' },
  { name: 'billing', label: 'Billing' },
  { name: 'data', label: 'Data & Privacy' },
] as const;

export type TabName = (typeof tabs)[number]['name'];

export function tabOf(search: string): TabName {
  const asked = new URLSearchParams(search).get('tab');
  return tabs.find(({ name }) => name === asked)?.name ?? 'profile';
}

export const addressOf = (tab: TabName) => `?${new URLSearchParams({ tab })}`;
