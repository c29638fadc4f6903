/**
 * For the script of what the document already shows: what can be read must not go because its script did not come, so it
 * is asked for again once the network is back.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
