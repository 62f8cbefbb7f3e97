/**
 * Keeps a notebook's shortcuts from an element that can have the focus. Their selector matches the focused
 * element itself, so an attribute on a parent comes too late.
 */
export function shield<E extends Element>(element: E): E {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
}
