async function askUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}

/**
 * For the script of what the document already shows: what can be read must not go because its script did not come, so it
 * is asked for again once the network is back.
 */
export function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = askUntilThere(load);
  // With these two fields `use` reads an available value at once, without the fallback of Suspense.
  void module.then((value) => Object.assign(module, { status: 'fulfilled', value }));
  return module;
}
