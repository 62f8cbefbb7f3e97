// The notebook's shortcuts look for their selector from the focused element upwards and stop at
// this attribute. Their selector matches the focused element itself, so an attribute on a parent
// comes too late. Every element that can have the focus needs it.
export function shield(element) {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
}
