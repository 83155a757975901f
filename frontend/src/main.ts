import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/pages.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { show } from "./lib/settings.svelte";

show();
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
export default mount(App, { target });
