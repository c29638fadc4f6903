// Runs before the first paint, so that a chosen theme never flashes. A blocked storage leaves the system's theme.
// A draft leaves no room for the headline, and the page must not move when it comes.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const own = sessionStorage.getItem('tab_draft');
  const keys = own ? [`draft_${own}`] : Object.keys(localStorage).filter((key) => key.startsWith('draft_'));
  const drafts = keys.map((key) => localStorage.getItem(key) ?? '');
  if (drafts.some((draft) => /"text":"[^"]/.test(draft))) document.documentElement.dataset.draft = '';
} catch {}
