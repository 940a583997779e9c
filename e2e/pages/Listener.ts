import type { CDPSession, Page } from '@playwright/test';

type AxNode = Awaited<ReturnType<typeof treeOf>>['nodes'][number];

const treeOf = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

/** A message of a live region, kept in the page. */
type Heard = { text: string; at: number; audible: boolean };

declare const heard: Heard[];

/** A screen reader: hears the live regions of the page and reads its accessibility tree. */
export class Listener {
  private session: CDPSession | undefined;

  constructor(private readonly page: Page) {}

  /** Listens from the first moment on; call it before the page is opened. */
  async listen() {
    await this.page.addInitScript(() => {
      const LIVE = '[role=status],[role=alert],[role=log],[aria-live]:not([aria-live=off]),output';
      const said: Heard[] = [];
      Object.assign(window, { heard: said });
      const partOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
      new MutationObserver((records) => {
        const whole = new Set<Element>();
        const hear = (region: Element, text: string) => {
          const modal = document.querySelector('dialog:modal');
          const audible =
            (modal === null || modal.contains(region)) && !region.closest('[inert],[aria-hidden=true]');
          if (text.trim() !== '') said.push({ text: text.trim(), at: performance.now(), audible });
        };
        for (const { target, addedNodes, type } of records) {
          const region = partOf(target)?.closest(LIVE);
          if (!region || region.getAttribute('aria-live') === 'off') continue;
          const atomic = region.getAttribute('aria-atomic') ?? String(region.getAttribute('role') !== 'log');
          if (type === 'childList' && addedNodes.length === 0) continue; // removed text is not read
          if (atomic === 'true') whole.add(region);
          else for (const added of addedNodes) hear(region, added.textContent ?? '');
        }
        for (const region of whole) hear(region, region.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** The messages since the last call, in order. */
  async hear(): Promise<Heard[]> {
    return this.page.evaluate(() => heard.splice(0));
  }

  /** The page as it is read aloud from top to bottom: a line for each element that has a role or a text of its own. */
  async read(within = 'RootWebArea'): Promise<string[]> {
    this.session ??= await this.page.context().newCDPSession(this.page);
    const { nodes } = await treeOf(this.session);
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const lines: string[] = [];
    const walk = (id: string, depth: number, inside: boolean, parentName: string) => {
      const node = byId.get(id);
      if (node === undefined) return;
      const role = node.role?.value ?? '';
      const name = node.name?.value ?? '';
      const here = inside || role === within || name === within;
      const silent =
        node.ignored ||
        SILENT.includes(role) ||
        (role === 'StaticText' && name.trim() === '') ||
        // The text of a button is its name, which has been read.
        (role === 'StaticText' && name === parentName);
      if (here && !silent) lines.push(`${'  '.repeat(depth)}${lineOf(node, role, name)}`);
      for (const child of node.childIds ?? [])
        walk(child, here && !silent ? depth + 1 : depth, here, silent ? parentName : name);
    };
    const [root] = nodes;
    if (root !== undefined) walk(root.nodeId, 0, false, '');
    return lines;
  }
}

/** Roles that screen readers do not mention. */
const SILENT = [
  'none',
  'generic',
  'paragraph',
  'strong',
  'InlineTextBox',
  'ListMarker',
  'LineBreak',
  'LabelText',
];

const TOLD = ['level', 'pressed', 'disabled', 'expanded', 'hasPopup', 'modal', 'valuetext'];

function lineOf({ properties = [], description }: AxNode, role: string, name: string): string {
  if (role === 'StaticText') return name.trim();
  const states = properties
    .filter(
      (one) =>
        TOLD.includes(one.name) &&
        !(role === 'listitem' && one.name === 'level') &&
        !['', 'false', 'undefined'].includes(String(one.value.value)),
    )
    .map((one) => (one.value.value === true ? one.name : `${one.name} ${String(one.value.value)}`));
  const more = description?.value ? ` – ${description.value}` : '';
  const tag = states.length > 0 ? ` (${states.join(', ')})` : '';
  return `${role}${name ? ` "${name}"` : ''}${tag}${more}`;
}
