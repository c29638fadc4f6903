// Runs before the first paint, so that a chosen theme never flashes. A blocked storage leaves the system's theme.
// A draft leaves no room for the headline, and the page must not move when it comes.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  const draft = localStorage.getItem('draft');
  if (draft && !draft.includes('"text":""')) document.documentElement.dataset.draft = '';
} catch {}
